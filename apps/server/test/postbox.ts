import type { Mail, Mailer } from '../src/adapters/mail/port.ts';

/** A mailer that passes mails to the test. */
export function openPostbox() {
  const waiting: Mail[] = [];
  const readers: { to: string; read: (mail: Mail) => void }[] = [];
  let isFailing = false;

  const mailer: Mailer = {
    async send(mail) {
      if (isFailing) throw new Error('The mail server does not answer.');
      const reader = readers.findIndex(({ to }) => to === mail.to);
      if (reader < 0) waiting.push(mail);
      else readers.splice(reader, 1)[0]?.read(mail);
    },
  };

  /** The next mail to somebody that was not read yet; waits until there is one. */
  function mailTo(to: string): Promise<Mail> {
    const index = waiting.findIndex((mail) => mail.to === to);
    const [mail] = index < 0 ? [] : waiting.splice(index, 1);
    return mail ? Promise.resolve(mail) : new Promise((read) => readers.push({ to, read }));
  }

  /** The address that the mail's button leads to. */
  async function linkTo(to: string): Promise<URL> {
    const [link = ''] = /https?:\/\/\S+\/auth\/action\S+/.exec((await mailTo(to)).text) ?? [];
    return new URL(link);
  }

  return {
    mailer,
    mailTo,
    linkTo,
    /** Mails nobody has read. */
    unread: (to: string) => waiting.filter((mail) => mail.to === to).length,
    fail: (failing: boolean) => {
      isFailing = failing;
    },
  };
}
