/** Types for the part of `eslint-plugin-lit-a11y` that the linter uses; the package has none. */
declare module 'eslint-plugin-lit-a11y' {
  interface Context {
    readonly sourceCode: object;
  }
  interface Rule {
    create(context: Context): object;
  }
  const plugin: {
    rules: Record<string, Rule>;
    configs: { recommended: { rules: Record<string, 'error' | 'off'> } };
  };
  export default plugin;
}
