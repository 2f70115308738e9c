// Reads a compose file like a container engine, as far as ours need it: variables, anchors, the order of services.
import { readFileSync } from 'node:fs';
import { parse } from '../e2e/node_modules/yaml/dist/index.js';

/** Substitutes variables: `${NAME}`, `${NAME:-otherwise}`, `${NAME:?complaint}`. */
export function filledIn(text, variables) {
  return text.replace(/\$(?:\$|\{(\w+)(?::([-?])([^}]*))?\})/g, (all, name, kind, rest) => {
    if (name === undefined) return '$';
    const value = variables[name] ?? '';
    if (value !== '' || kind === undefined) return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest;
  });
}

/** Substitutes variables in every text of a tree. */
function deeplyFilledIn(tree, variables) {
  if (typeof tree === 'string') return filledIn(tree, variables);
  if (Array.isArray(tree)) return tree.map((each) => deeplyFilledIn(each, variables));
  if (tree === null || typeof tree !== 'object') return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, deeplyFilledIn(value, variables)]));
}

/** A compose file, with these variables. */
export function compose(file, variables = {}) {
  return deeplyFilledIn(parse(readFileSync(file, 'utf8'), { merge: true }), variables);
}

/** The names of the services, each after its dependencies. */
export function inOrder(services) {
  const order = [];
  const visit = (name, before) => {
    if (order.includes(name)) return;
    if (before.includes(name))
      throw new Error(`services depend on each other in a cycle: ${[...before, name].join(' → ')}`);
    const needs = services[name].depends_on ?? {};
    for (const needed of Array.isArray(needs) ? needs : Object.keys(needs)) visit(needed, [...before, name]);
    order.push(name);
  };
  for (const name of Object.keys(services)) visit(name, []);
  return order;
}

/** The port inside a container, of `127.0.0.1:8013:8013`. */
export function innerPort(published) {
  return Number(String(published).split(':').at(-1));
}
