/** Key of a language's web configuration among the resources. */
export const webConfigKey = (language: string): string => `webconfig ${language}`;
