import type { ReactElement } from 'react';
import {
  Button as AriaButton,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  RadioButton,
  RadioField,
  RadioGroup,
  Select as AriaSelect,
  SelectValue,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  SwitchButton,
  SwitchField,
  Text,
} from 'react-aria-components';
import { Icon } from './icon.tsx';
import './settings.css';

export interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

export function Switch({ label, isOn, onChange }: SwitchProps): ReactElement {
  return (
    <SwitchField isSelected={isOn} onChange={onChange}>
      <SwitchButton className="bf-switch">
        <span className="bf-switch__track">
          <span className="bf-switch__knob" />
        </span>
        {label}
      </SwitchButton>
    </SwitchField>
  );
}

/** One of the values that a choice offers. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly explanation?: string;
  /** Of its label, where it is another than the page's. */
  readonly lang?: string;
}

export interface OptionsProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  onChange(value: string): void;
}

/** A few options, all in sight. */
export function Options({ label, options, value, onChange }: OptionsProps): ReactElement {
  return (
    <RadioGroup className="bf-options" value={value} onChange={onChange}>
      <Label className="bf-label">{label}</Label>
      <div className="bf-options__row">
        {options.map((option) => (
          <RadioField key={option.value} value={option.value}>
            <RadioButton className="bf-options__one">
              <span lang={option.lang}>{option.label}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <Text slot="description" className="bf-options__explanation">
        {options.find((option) => option.value === value)?.explanation}
      </Text>
    </RadioGroup>
  );
}

/** Many options, one in sight. */
export function Select({ label, options, value, onChange }: OptionsProps): ReactElement {
  return (
    <AriaSelect
      className="bf-select"
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    >
      <Label className="bf-label">{label}</Label>
      <AriaButton className="bf-button bf-select__button">
        <SelectValue />
        <Icon name="down" />
      </AriaButton>
      <Popover className="bf-popover" aria-label={label}>
        <ListBox>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className="bf-menu__item"
            >
              <span lang={option.lang}>{option.label}</span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly step?: number;
  onChange(value: number): void;
}

export function Slider({ label, value, low, high, step = 1, onChange }: SliderProps): ReactElement {
  return (
    <AriaSlider
      className="bf-slider"
      value={value}
      minValue={low}
      maxValue={high}
      step={step}
      onChange={onChange}
    >
      <Label className="bf-label">{label}</Label>
      <SliderOutput className="bf-slider__value" />
      <SliderTrack className="bf-slider__track">
        <SliderThumb className="bf-slider__thumb" />
      </SliderTrack>
    </AriaSlider>
  );
}
