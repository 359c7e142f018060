/** How a route of the large site is wrong, each in a place of its own. */
const mistakes: readonly ((route: string) => string)[] = [
  (route) => route.replace('title:', 'titel:'),
  (route) => route.replace(/page: \w+/, 'page: 7'),
  (route) => route.replace(/page: /, 'page: none-'),
  (route) => route.replace(/en: '/, "fr: '"),
];

/**
 * A site file with many routes, as people write them, in two languages.
 * @param count routes
 * @param every one of so many routes is wrong; 0: none
 */
export function largeSite(count: number, every: number): string {
  const routes = Array.from({ length: count }, (_, index) => {
    const folder = `part-${index % 97}`;
    const lines = [
      `  - id: route-${index}`,
      `    # ${index + 1} of ${count}`,
      `    title: { zh: 第${index}页, en: Page ${index} }`,
      `    paths: { zh: '/${folder}/page-${index}', en: '/EN/${folder}/page-${index}' }`,
      `    page: page${index % 50}`,
      ...(index % 9 === 8 ? ['    access: { anyFlag: [staff, member] }'] : []),
    ].join('\n');
    const isWrong = every > 0 && index % every === every - 1;
    return isWrong
      ? (mistakes[Math.floor(index / every) % mistakes.length]?.(lines) ?? lines)
      : lines;
  });
  const pages = Array.from(
    { length: 50 },
    (_, index) => `  page${index}: { blocks: [{ type: share, title: { zh: 分享, en: Share } }] }`,
  );
  return [
    'version: 1',
    'site: { name: { zh: 一所学校, en: A school } }',
    'languages:',
    '  zh: { default: true, label: 中文, home: /part-0/page-0 }',
    '  en: { label: English, prefix: /EN, home: /EN/part-0/page-0 }',
    'access:',
    '  url: /codes',
    '  flags: { staff: { loginStatus: [1] }, member: { loginStatus: [2] } }',
    'routes:',
    ...routes,
    'pages:',
    ...pages,
    '',
  ].join('\n');
}
