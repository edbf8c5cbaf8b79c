import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon?: IconName;
  /** `plain`: without a frame. `main`: the one thing to do next. */
  readonly look?: 'framed' | 'plain' | 'main';
}

/** A button of at least 44 px, with a sign, words or both. A sign alone needs `aria-label`. */
export function Button({ icon, look = 'framed', children, ...rest }: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className={`bf-button ${rest.className ?? ''}`}
      data-look={look}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  );
}
