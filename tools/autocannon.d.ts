/** The part of `autocannon` that the benchmark uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Requests a second at most, of all connections together. */
    overallRate?: number;
  }
  interface Result {
    /** Seconds it really took. */
    duration: number;
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Milliseconds. */
    latency: { p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
