import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenUsed } from '../ui/base/first-use.ts';

/** Restores scroll and focus on going back. The code loads after the page, once it is used. */
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
