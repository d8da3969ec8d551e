// The address of the page that could not be opened is still there, so loading it again opens that page.
addEventListener('online', () => location.reload());
