import { download } from '../../session/export/download.ts';

interface FileChoiceProps {
  label: string;
  /** Name for screen readers, if it differs from the label. */
  name?: string;
  accept: string;
  onChoose(file: File): void;
}

export function FileChoice({ label, name = label, accept, onChoose }: FileChoiceProps) {
  const choose = (event: Event & { currentTarget: HTMLInputElement }) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file) onChoose(file);
    // without this, choosing the same file again would fire no event
    input.value = '';
  };
  return (
    <label class="button">
      {label}
      <input type="file" class="hidden" accept={accept} aria-label={name} onChange={choose} />
    </label>
  );
}

export const saveText = (text: string, name: string, type: string): void => download(name, new Blob([text], { type }));

/** Returns a file name with today's date: "lectern-settings-2026-03-14.json". */
export function datedName(what: string, ending: string): string {
  return `lectern-${what}-${new Date().toISOString().slice(0, 10)}.${ending}`;
}
