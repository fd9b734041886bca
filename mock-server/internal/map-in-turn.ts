/** Works done at the same time: enough to keep a disk busy, few enough for whole pictures in memory. */
const PARALLEL = 8;

/** Works on all inputs, a few at a time, and resolves with the outputs in the order of the inputs. */
export async function mapInTurn<In, Out>(
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
