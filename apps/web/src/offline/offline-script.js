// The address bar still holds the page that could not load, so a reload opens it.
addEventListener('online', () => location.reload());
