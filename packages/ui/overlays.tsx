import type { ReactElement, ReactNode, RefObject } from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  Menu as AriaMenu,
  MenuItem,
  Modal,
  ModalOverlay,
  Popover,
} from 'react-aria-components';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import './overlays.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** On the button that closes it. */
  readonly close: string;
  /** `sheet`: rises from the lower edge on a phone. `alert`: asks before something is lost. */
  readonly kind?: 'sheet' | 'alert';
  readonly children: ReactNode;
  onClose(): void;
}

export function DialogOverlay(props: DialogProps): ReactElement {
  const { title, isOpen, close, kind = 'sheet', children, onClose } = props;
  return (
    <ModalOverlay
      className="bf-overlay"
      isOpen={isOpen}
      isDismissable={kind === 'sheet'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="bf-modal" data-kind={kind}>
        <AriaDialog className="bf-dialog" role={kind === 'alert' ? 'alertdialog' : 'dialog'}>
          <header className="bf-dialog__head">
            <Heading slot="title">{title}</Heading>
            <Button icon="close" look="plain" aria-label={close} onClick={onClose} />
          </header>
          <div className="bf-dialog__body">{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDisabled?: boolean;
  /** Of its label, where it is another than the page's. */
  readonly lang?: string;
}

export interface MenuPopoverProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly trigger: RefObject<HTMLButtonElement | null>;
  onChoose(id: string): void;
  onClose(): void;
}

/** The open menu; it is not there while it is closed. */
export function MenuPopover(props: MenuPopoverProps): ReactElement {
  const { label, entries, trigger, onChoose, onClose } = props;
  return (
    <Popover
      className="bf-popover"
      aria-label={label}
      triggerRef={trigger}
      isOpen
      placement="bottom start"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <AriaMenu
        aria-label={label}
        autoFocus="first"
        disabledKeys={entries.filter(({ isDisabled }) => isDisabled === true).map(({ id }) => id)}
        onAction={(key) => onChoose(String(key))}
        onClose={onClose}
      >
        {entries.map((entry) => (
          <MenuItem key={entry.id} id={entry.id} textValue={entry.label} className="bf-menu__item">
            {entry.icon === undefined ? null : <Icon name={entry.icon} />}
            <span lang={entry.lang}>{entry.label}</span>
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
