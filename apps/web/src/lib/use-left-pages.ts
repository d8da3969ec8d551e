import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenUsed } from '../ui/base/first-use.ts';

/** Leads back to where somebody was. The code for it loads beside the page, which does not wait for it, once somebody uses it. */
export function useLeftPages(): void {
  const router = useRouter();
  useEffect(() => {
    let end = () => {};
    let isOver = false;
    async function follow() {
      const { followLeftPages } = await import('./left-page.ts');
      if (!isOver) end = followLeftPages(router);
    }
    whenUsed(() => void follow().catch(() => undefined));
    return () => {
      isOver = true;
      end();
    };
  }, [router]);
}
