interface PermissionSwitchProps {
  label: string;
  /** Id of the element that explains the switch. */
  describedBy: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A switch for a permission. Shows the actual state, not what the user pressed: the browser may refuse the change. */
export function PermissionSwitch({ label, describedBy, isOn, onChange }: PermissionSwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-label={label}
      aria-describedby={describedBy}
      aria-checked={isOn}
      checked={isOn}
      onChange={({ currentTarget }) => {
        const { checked } = currentTarget;
        currentTarget.checked = isOn;
        onChange(checked);
      }}
    />
  );
}
