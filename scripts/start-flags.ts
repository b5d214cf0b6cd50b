/**
 * How Node runs the shop, as in `package.json` and `deploy`. A young generation of 8 MiB takes less memory than V8's choice, and one
 * thread collects it with less CPU time than several, which wait for each other where PostgreSQL has the other core.
 */
export const START_FLAGS = ['--max-semi-space-size=8', '--no-parallel-scavenge']
