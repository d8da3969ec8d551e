/** A page about mails for the local environment, without scripts. `main` is HTML. */
export const mailPage = ({
  title,
  styles,
  main,
}: {
  title: string;
  styles: string;
  main: string;
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Talaash</title>
<style>${styles}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
