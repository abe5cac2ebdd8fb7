/** The model's bytes as a module: a script that is injected can carry text only. */
export function packModel(bytes) {
  return `// Written by \`npm run train\`, never by hand: see docs/model-card.md.\nexport const MODEL = '${bytes.toString('base64')}';\n`;
}
