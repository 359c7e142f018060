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

  export type Validate = {
    (value: unknown): boolean;
    readonly errors?: readonly SchemaError[] | null;
  };

  /** Of a whole site file. */
  export const validateSite: Validate;
  /** Of the front matter of an entry, as far as all collections share it. */
  export const validateFrontMatter: Validate;
  /** Of what the front matter of an event says besides. */
  export const validateEventValues: Validate;
  /** Of field values, each under the name of its type. */
  export const validateFieldValues: Validate;
}
