/**
 * Makes the typefaces in web/src/styles/fonts and their style sheet, fonts.css.
 *
 * Run by hand after a change here: npm --prefix tools/fonts ci && npm --prefix tools/fonts run make
 *
 * The published files carry every weight and every sign of a script: 186 kB for two scripts. The game
 * needs heavy weights and the signs below, and a browser loads a file only when a page uses one of its signs.
 */

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const HERE = dirname(fileURLToPath(import.meta.url));
const STYLES = join(HERE, "../../web/src/styles");
const OUT = join(STYLES, "fonts");
const PUNCTUATION = [
    "A0",
    "A9",
    "AB",
    "AE",
    "B0-B1",
    "B7",
    "BB",
    "D7",
    "2013-2014",
    "2018-201A",
    "201C-201E",
    "2022",
    "2026",
    "2030",
    "2039-203A",
    "20AC",
    "2122",
    "2212",
];

/**
 * What each file holds, as ranges of code points, and which published file they come from. The four
 * languages of the client need `latin` and at most one file more; the others are for people's names.
 */
const SCRIPTS = {
    latin: { ranges: ["20-7E", ...PUNCTUATION, "C4", "D3", "D6", "DC", "DF", "E4", "F3", "F6", "FC"] },
    polish: { source: "latin-ext", ranges: ["104-107", "118-119", "141-144", "15A-15B", "179-17C"] },
    russian: { source: "cyrillic", ranges: ["401", "410-44F", "451", "2116"] },
    cyrillic: { ranges: ["400", "402-40F", "450", "452-45F", "490-491"] },
    "latin-1": {
        source: "latin",
        ranges: ["C0-C3", "C5-D2", "D4-D5", "D8-DB", "DD-DE", "E0-E3", "E5-F2", "F4-F5", "F8-FB", "FD-FF"],
    },
    "latin-ext": {
        ranges: ["100-103", "108-117", "11A-140", "145-159", "15C-178", "17D-17F", "218-21B", "1E9E"],
    },
};

/**
 * Headlines are always heavy: one weight stands for 700 to 900, at half the size. Upright Exo 2 is for
 * figures of equal width: no kerning, no Cyrillic.
 */
const FACES = [
    {
        family: "Exo 2",
        from: "exo-2",
        style: "normal",
        weights: "700 900",
        axis: 850,
        scripts: ["latin"],
        features: ["tnum"],
    },
    { family: "Exo 2", from: "exo-2", style: "italic", weights: "700 900", axis: 850 },
    { family: "Nunito", from: "nunito", style: "normal", weights: "600 1000", axis: { min: 600, max: 1000 } },
];
const FEATURES = ["kern", "tnum", "mark", "mkmk", "ccmp", "locl"];

function textOf(ranges) {
    const signs = ranges.flatMap((range) => {
        const [first, last = first] = range.split("-").map((code) => parseInt(code, 16));
        return Array.from({ length: last - first + 1 }, (_, more) => String.fromCodePoint(first + more));
    });
    return signs.join("");
}

async function make({ family, from, style, weights, axis, features = FEATURES }, script) {
    const name = `${from}-${script}-${style}.woff2`;
    const { ranges, source: part = script } = SCRIPTS[script];
    const source = join(
        HERE,
        "node_modules/@fontsource-variable",
        from,
        "files",
        `${from}-${part}-wght-${style}.woff2`,
    );
    const made = await subsetFont(readFileSync(source), textOf(ranges), {
        targetFormat: "woff2",
        variationAxes: { wght: axis },
        keepFeatures: features,
        noHinting: true,
    });
    writeFileSync(join(OUT, name), made);
    console.log(String(made.length).padStart(7), name);
    const rule = `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weights};
  font-display: swap;
  src: url("./fonts/${name}") format("woff2");
  unicode-range:
    ${ranges.map((range) => `u+${range.toLowerCase()}`).join(",\n    ")};
}`;
    return { size: made.length, rule };
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const files = [];
for (const face of FACES)
    for (const script of face.scripts ?? Object.keys(SCRIPTS)) files.push(await make(face, script));
for (const from of new Set(FACES.map((face) => face.from)))
    copyFileSync(
        join(HERE, "node_modules/@fontsource-variable", from, "LICENSE"),
        join(OUT, `${from}-OFL.txt`),
    );
const head =
    "/* Made by tools/fonts/make.mjs: change that. Both typefaces: SIL Open Font License 1.1, see fonts/. */";
writeFileSync(join(STYLES, "fonts.css"), `${head}\n\n${files.map(({ rule }) => rule).join("\n\n")}\n`);
console.log(
    files.reduce((sum, { size }) => sum + size, 0),
    "bytes in all",
);
