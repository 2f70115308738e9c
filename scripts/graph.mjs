// Prints the dependencies of Java packages and of web client folders. Fails on a cycle:
//
//   node scripts/graph.mjs
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { folderOf, FOLDERS, SRC } from "../web/scripts/folders.js";

const ROOT = join(import.meta.dirname, "..");

/** The files of the web client with their imports: dynamic, static or type-only. */
function webFiles() {
  const files = readdirSync(SRC, { recursive: true }).filter((file) => /\.(ts|svelte)$/.test(file));
  const isSource = (file) => !/\.(test|gen)\.ts$/.test(file);
  const found = (path) => [path, `${path}.ts`, `${path}/index.ts`].find((file) => isFile(join(SRC, file)));
  return new Map(
    files.filter(isSource).map((file) => {
      const sources = readFileSync(join(SRC, file), "utf8").matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g);
      return [file, [...sources].map(([, to]) => found(normalize(join(dirname(file), to)))).filter(Boolean)];
    }),
  );
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}

/** The same graph with files merged by folder or package, without inner imports. */
function together(graph, nameOf) {
  const all = new Map();
  for (const [file, imports] of graph) {
    const name = nameOf(file);
    if (!all.has(name)) all.set(name, new Set());
    for (const to of imports) if (nameOf(to) !== name) all.get(name).add(nameOf(to));
  }
  return all;
}

/** All strongly connected components (Tarjan). */
export function circles(graph) {
  const [index, low, stack, found] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) found.push(circle);
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** Prints a graph and its cycles; returns the number of cycles. */
function print(title, graph, order, circular) {
  console.log(`${title}:`);
  const width = Math.max(...[...graph.keys()].map((name) => name.length));
  const by = (a, b) => order.indexOf(a) - order.indexOf(b) || a.localeCompare(b);
  for (const name of [...graph.keys()].sort(by)) {
    console.log(`  ${name.padEnd(width)} → ${[...graph.get(name)].sort(by).join(", ") || "–"}`);
  }
  for (const circle of circular) console.log(`  a cycle: ${circle.join(" ↔ ")}`);
  if (circular.length === 0) console.log("  no cycle");
  return circular.length;
}

function web() {
  const files = webFiles();
  const folders = together(files, (file) => folderOf(file) ?? "App");
  return print("web folders", folders, FOLDERS, [...circles(folders), ...circles(files)]);
}

/** The packages of all modules with the project packages that their classes import. */
function packages() {
  const graph = new Map();
  const modules = readdirSync(ROOT).filter((name) => isFile(join(ROOT, name, "pom.xml")));
  for (const sources of modules.map((name) => join(ROOT, name, "src/main/java")).filter(existsSync)) {
    for (const file of readdirSync(sources, { recursive: true }).filter((name) => name.endsWith(".java"))) {
      const name = dirname(file).replaceAll("/", ".");
      if (name === ".") continue; // module-info
      const imports = graph.get(name) ?? graph.set(name, new Set()).get(name);
      const text = readFileSync(join(sources, file), "utf8");
      for (const [, to] of text.matchAll(/^import (?:static )?(table13(?:\.[a-z]\w*)*)\.[A-Z*]/gm)) if (to !== name) imports.add(to);
    }
  }
  return graph;
}

function java() {
  const graph = packages();
  return print("Java packages", graph, [], circles(graph));
}

process.exitCode = java() + web() > 0 ? 1 : 0;
