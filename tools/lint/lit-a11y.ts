import litA11y from 'eslint-plugin-lit-a11y';

/**
 * The rules of eslint-plugin-lit-a11y for Oxlint. They keep what they find out about a file in `parserServices`, which Oxlint
 * freezes, so each gets an object of its own.
 */
export default {
  meta: { name: 'lit-a11y' },
  rules: Object.fromEntries(
    Object.entries(litA11y.rules).map(([name, rule]) => [
      name,
      {
        ...rule,
        create(context: { readonly sourceCode: object }): object {
          const sourceCode: unknown = Object.create(context.sourceCode, { parserServices: { value: {} } });
          return rule.create(Object.create(context, { sourceCode: { value: sourceCode } }) as typeof context);
        },
      },
    ]),
  ),
};
