/** Whether a value that came from elsewhere is built as it should be. */
export type Shape = (value: unknown) => boolean;

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Shape = (value) => typeof value === 'string';
export const number: Shape = (value) => typeof value === 'number';
/** An object, whatever it holds. */
export const object: Shape = isObject;

/** A value that may be missing. JSON has no undefined: null is not missing. */
export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

export const listOf =
  (item: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(item);

/** An object with any keys, and values of one shape. */
export const mapOf =
  (member: Shape): Shape =>
  (value) =>
    isObject(value) && Object.values(value).every(member);

/** An object with members of these shapes; further ones are not looked at. */
export function objectOf(members: Readonly<Record<string, Shape>>): Shape {
  const entries = Object.entries(members);
  return (value) => isObject(value) && entries.every(([key, shape]) => shape(value[key]));
}
