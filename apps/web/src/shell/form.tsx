import { useId, type ReactElement } from 'react';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly explanation?: string;
  /** Of its label, where it is another than the page's. */
  readonly lang?: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string;
  readonly explanation?: string;
  onChange(value: string): void;
}

/** A few options, all in sight. The browser's own radio buttons: nothing has to be loaded. */
export function Choice({
  label,
  options,
  value,
  explanation,
  onChange,
}: ChoiceProps): ReactElement {
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  const says = explanation ?? chosen?.explanation;
  return (
    <fieldset className="choice" aria-describedby={says === undefined ? undefined : `${name}-says`}>
      <legend>{label}</legend>
      <div className="choice__row">
        {options.map((option) => (
          <label key={option.value} className="choice__one">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
      {says === undefined ? null : (
        <p id={`${name}-says`} className="quiet">
          {says}
        </p>
      )}
    </fieldset>
  );
}

interface SwitchFieldProps {
  readonly label: string;
  readonly explanation?: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

export function SwitchField({
  label,
  explanation,
  isOn,
  onChange,
}: SwitchFieldProps): ReactElement {
  const id = useId();
  return (
    <div className="switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={explanation === undefined ? undefined : id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {explanation === undefined ? null : (
        <p id={id} className="quiet">
          {explanation}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  onChange(value: string): void;
}

const LONGEST_NAME = 24;

export function TextField({ label, value, placeholder, onChange }: TextFieldProps): ReactElement {
  return (
    <label className="field">
      {label}
      <input
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
