// Jobs for a WebAssembly module, one a line on standard input; a checksum a line on standard output.
// node node.mjs DESCRIPTION.json, or with --speed: iterations a second instead.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { load } from "./kernels.mjs";
import { compiling, prove, speed } from "./proof.mjs";

const description = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const bytes = readFileSync(join(dirname(process.argv[2]), description.file));
const compiled = await compiling(bytes);
const kernels = await load(bytes, description);
for await (const line of createInterface({ input: process.stdin })) {
  const job = JSON.parse(line);
  const answer = process.argv[3] === "--speed" ? { iterations: speed(kernels, job), compiled } : prove(kernels, job);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
