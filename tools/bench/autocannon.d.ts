/** Types for the part of `autocannon` that the benchmark uses; the package has none. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Duration in seconds. */
    duration: number;
    /** Maximum requests per second over all connections. */
    overallRate?: number;
  }
  interface Result {
    /** Actual duration in seconds. */
    duration: number;
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Latency percentiles in milliseconds. */
    latency: { p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
