const LEVELS = ['log', 'info', 'warn', 'error'] as const;

/** Longest text of a line, in characters. */
const MAX_LINE_CHARACTERS = 2_000;

/** Reports what the page writes to the console, and its errors. */
export function watchConsole(report: (level: string, text: string) => void): void {
  const send = (level: string, values: readonly unknown[]) =>
    report(level, values.map(textOf).join(' ').slice(0, MAX_LINE_CHARACTERS));
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      send(level, values);
      original(...values);
    };
  }
  addEventListener('error', (event) => send('error', [event.message]));
  addEventListener('unhandledrejection', (event) => send('error', [event.reason]));
}

/** A value as text: JSON of objects, if there is any. */
function textOf(value: unknown): string {
  if (value instanceof Error) return String(value);
  if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
