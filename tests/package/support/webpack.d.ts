/** Types for the part of webpack that the tests use: the type check runs without it, since only these tests install it. */
declare module 'webpack' {
  interface Stats {
    hasErrors: () => boolean;
    toString: (preset: 'errors-only') => string;
  }
  interface Compiler {
    run: (done: (error: Error | null, stats?: Stats) => void) => void;
  }
  export default function webpack(options: object): Compiler;
}
