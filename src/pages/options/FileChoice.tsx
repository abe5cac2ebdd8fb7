interface FileChoiceProps {
  label: string;
  /** Name for screen readers, if longer than the label. */
  name?: string;
  /** `accept` of the input. */
  accept: string;
  onChoose(file: File): void;
}

/** A button that asks for a file. */
export function FileChoice({ label, name = label, accept, onChoose }: FileChoiceProps) {
  const choose = (event: Event & { currentTarget: HTMLInputElement }) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file) onChoose(file);
    // Allows choosing the same file again.
    input.value = '';
  };
  return (
    <label class="button">
      {label}
      <input type="file" class="hidden" accept={accept} aria-label={name} onChange={choose} />
    </label>
  );
}
