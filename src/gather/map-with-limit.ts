/** The results in the order of the values, with at most `limit` calls running at once. Stops at the first failure. */
export async function mapWithLimit<In, Out>(
  values: readonly In[],
  limit: number,
  work: (value: In) => Promise<Out>,
): Promise<Out[]> {
  const answers: Out[] = [];
  const left = values.entries();
  const worker = async (): Promise<void> => {
    for (const [index, value] of left) answers[index] = await work(value);
  };
  await Promise.all(Array.from({ length: Math.min(limit, values.length) }, worker));
  return answers;
}
