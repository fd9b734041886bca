/** Concurrency limit: enough to keep a disk busy, few enough for whole pictures in memory. */
const PARALLEL = 8;

/** Maps all inputs asynchronously with limited concurrency; outputs are in input order. */
export async function mapConcurrently<In, Out>(
  inputs: readonly In[],
  work: (input: In) => Promise<Out>,
): Promise<Out[]> {
  const outputs: Out[] = [];
  const queue = [...inputs.entries()].values();
  const run = async () => {
    for (const [at, input] of queue) outputs[at] = await work(input);
  };
  await Promise.all(Array.from({ length: PARALLEL }, run));
  return outputs;
}
