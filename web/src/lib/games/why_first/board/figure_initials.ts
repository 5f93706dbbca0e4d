/** A letter for the chest of each figure: the first that tells it from the others, if there is one. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const first = names.map((name) => initial(name.split(" ").at(0)));
  const last = names.map((name) => initial(name.split(" ").at(-1)));
  return names.map((_, index) => {
    const alone = first.filter((letter) => letter === first[index]).length === 1;
    return (alone ? first[index] : last[index]) ?? "";
  });
}

function initial(word: string | undefined): string {
  return (
    Array.from(word ?? "")
      .at(0)
      ?.toUpperCase() ?? ""
  );
}
