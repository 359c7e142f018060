declare module 'virtual:site-validator' {
  /** Something in a value that the schema does not allow; the words are JSON Schema's. */
  export type SchemaError = {
    readonly keyword: string;
    /** JSON pointer to the value. */
    readonly instancePath: string;
    readonly params: Readonly<Record<string, unknown>>;
    /** Set where a key was checked, not a value. */
    readonly propertyName?: string;
  };

  type Validate = {
    (value: unknown): boolean;
    readonly errors?: readonly SchemaError[] | null;
  };

  const validate: Validate;
  export default validate;
}
