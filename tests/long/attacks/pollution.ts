/** Keys by which a program that copies objects carelessly changes all of them. */
const members = { polluted: 1, toString: 'x', menuCodes: ['x'] };

/** JSON texts that change what all objects have, where they are copied key by key. */
export const pollutingJson: readonly string[] = [
  `{"__proto__":${JSON.stringify(members)}}`,
  `{"__proto__":{"__proto__":${JSON.stringify(members)}}}`,
  `{"constructor":{"prototype":${JSON.stringify(members)}}}`,
  `{"prototype":${JSON.stringify(members)}}`,
  `{"__proto__":[${JSON.stringify(members)}]}`,
  `[{"__proto__":${JSON.stringify(members)}}]`,
  `{"a":{"__proto__":${JSON.stringify(members)}}}`,
  `{"a":{"constructor":{"prototype":${JSON.stringify(members)}}}}`,
  `{"__defineGetter__":1,"__lookupGetter__":1,"hasOwnProperty":1,"toString":1,"valueOf":1,"then":1}`,
  `{"__proto__":null,"length":4294967295,"0":{"__proto__":${JSON.stringify(members)}}}`,
];

/** Queries that do, where they are read into objects. */
export const pollutingQueries: readonly string[] = [
  '__proto__[polluted]=1',
  '__proto__.polluted=1',
  '__proto__=polluted',
  '__proto__[]=polluted',
  '__proto__[__proto__][polluted]=1',
  'constructor[prototype][polluted]=1',
  'constructor.prototype.polluted=1',
  'a[__proto__][polluted]=1',
  'a.__proto__.polluted=1',
  'code=__proto__',
  'code=constructor',
  'code=toString',
  'page=__proto__',
  'year=constructor',
  'device=__proto__',
  'device=constructor',
  'kind=hasOwnProperty',
  'hasOwnProperty=1&toString=1&valueOf=1',
];
