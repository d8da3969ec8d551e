import type { Mail, Mailer } from '../src/adapters/mail/port.ts';

/** A mailer that keeps the mails for the test. */
export function openPostbox() {
  const unreadMails: Mail[] = [];
  const readers: { to: string; read: (mail: Mail) => void }[] = [];
  let isFailing = false;

  const mailer: Mailer = {
    async send(mail) {
      if (isFailing) throw new Error('The mail server does not answer.');
      const reader = readers.findIndex(({ to }) => to === mail.to);
      if (reader < 0) unreadMails.push(mail);
      else readers.splice(reader, 1)[0]?.read(mail);
    },
  };

  /** The next unread mail to an address; waits until there is one. */
  function mailTo(to: string): Promise<Mail> {
    const index = unreadMails.findIndex((mail) => mail.to === to);
    const [mail] = index < 0 ? [] : unreadMails.splice(index, 1);
    return mail ? Promise.resolve(mail) : new Promise((read) => readers.push({ to, read }));
  }

  /** The link in the next unread mail. */
  async function linkTo(to: string): Promise<URL> {
    const [link = ''] = /https?:\/\/\S+\/auth\/action\S+/.exec((await mailTo(to)).text) ?? [];
    return new URL(link);
  }

  return {
    mailer,
    mailTo,
    linkTo,
    /** The number of unread mails to an address. */
    unread: (to: string) => unreadMails.filter((mail) => mail.to === to).length,
    fail: (failing: boolean) => {
      isFailing = failing;
    },
  };
}
