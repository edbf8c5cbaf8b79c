import { Component, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { later } from '../later.tsx';
import { nextFrame, show } from './screen.tsx';

function There({ name }: { readonly name: string }): ReactElement {
  return <p>{name} is there</p>;
}

/** A load that ends when it is told to. */
function makeLoad() {
  let end = { come: (): void => undefined, fail: (_error: Error): void => undefined };
  const load = (): Promise<typeof There> =>
    new Promise((resolve, reject) => {
      end = { come: () => resolve(There), fail: reject };
    });
  return { load, come: () => end.come(), fail: (error: Error) => end.fail(error) };
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly told: string }> {
  static getDerivedStateFromError(error: Error): { told: string } {
    return { told: error.message };
  }

  override state = { told: '' };

  override render(): ReactNode {
    return this.state.told === '' ? this.props.children : <p>{this.state.told}</p>;
  }
}

describe('what comes later', () => {
  test('stands at its place meanwhile, comes with the next frame, and then at once', async () => {
    const { load, come } = makeLoad();
    const Late = later(load, <p>waiting</p>);
    const { container } = show(<Late name="Ada" />);
    await nextFrame();
    expect(container.textContent).toBe('waiting');
    come();
    await nextFrame();
    expect(container.textContent).toBe('Ada is there');
    expect(show(<Late name="Theodor" />).container.textContent).toBe('Theodor is there');
  });

  test('comes also where it was fetched for another while this one was being drawn', async () => {
    const { load, come } = makeLoad();
    const Late = later(load, <p>waiting</p>);
    function Coming(): null {
      useLayoutEffect(come, []);
      return null;
    }
    let showSecond = (): void => undefined;
    function Both(): ReactElement {
      const [isSecond, setSecond] = useState(false);
      showSecond = () => setSecond(true);
      return (
        <>
          <Late name="Ada" />
          {isSecond ? <Late name="Theodor" /> : null}
          {isSecond ? <Coming /> : null}
        </>
      );
    }
    const { container } = show(<Both />);
    await nextFrame();
    showSecond();
    await expect.poll(() => container.textContent).toBe('Ada is thereTheodor is there');
  });

  test('is thrown where it could not be fetched, and fetched again by the next', async () => {
    const { load, come, fail } = makeLoad();
    const Late = later(load);
    const late = (
      <Boundary>
        <Late name="Ada" />
      </Boundary>
    );
    const { container } = show(late);
    await nextFrame();
    fail(new Error('no net'));
    await expect.poll(() => container.textContent).toBe('no net');
    const again = show(late);
    await nextFrame();
    come();
    await expect.poll(() => again.container.textContent).toBe('Ada is there');
  });
});
