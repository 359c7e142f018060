declare module 'wawoff2' {
  type Coder = (bytes: Uint8Array) => Promise<Uint8Array>;
  const coders: { readonly compress: Coder; readonly decompress: Coder };
  export default coders;
}
