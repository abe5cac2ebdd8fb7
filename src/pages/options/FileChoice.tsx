interface FileChoiceProps {
  label: string;
  /** What a screen reader says, where it is more. */
  name?: string;
  /** As `accept` of an input. */
  accept: string;
  onChoose(file: File): void;
}

/** A button that asks for a file. */
export function FileChoice({ label, name = label, accept, onChoose }: FileChoiceProps) {
  const choose = (event: Event & { currentTarget: HTMLInputElement }) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file) onChoose(file);
    // the same file can be chosen once more
    input.value = '';
  };
  return (
    <label class="button">
      {label}
      <input type="file" class="hidden" accept={accept} aria-label={name} onChange={choose} />
    </label>
  );
}
