import type { ReactElement, ReactNode } from 'react';
import { Button } from '@bannerfield/ui';
import { Link } from '../router.tsx';
import { useSay } from '../words/words.tsx';
import { Page } from './page.tsx';

interface NoticeProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Something is under way. */
  readonly isBusy?: boolean;
  /** The one thing to do next. */
  readonly action?: { readonly label: string; onPress(): void };
  readonly isHomeOffered?: boolean;
  readonly children?: ReactNode;
}

/** A page with one thing to say and one thing to do. */
export function Notice(props: NoticeProps): ReactElement {
  const { title, text, isBusy = false, action, isHomeOffered = false, children } = props;
  const say = useSay();
  return (
    <Page title={title}>
      <div className="notice" aria-busy={isBusy} role={isBusy ? 'status' : undefined}>
        {isBusy ? <p className="quiet">{say('moment')}</p> : null}
        {text === undefined ? null : <p>{text}</p>}
        <div className="actions">
          {action === undefined ? null : (
            <Button look="main" onClick={action.onPress}>
              {action.label}
            </Button>
          )}
          {isHomeOffered ? (
            <Link
              className="bf-button"
              data-look={action === undefined ? 'main' : 'framed'}
              to={{ page: 'home' }}
            >
              {say('to-home')}
            </Link>
          ) : null}
          {children}
        </div>
      </div>
    </Page>
  );
}
