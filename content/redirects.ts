/**
 * Articles that have left their address: the slug under which readers know one, and the slug it has now, or `gone`. An
 * address that was ever published answers for good: 308 leads to the new one, 410 says that the article was taken off.
 *
 *     'old-name': 'new-name',
 *     'withdrawn-article': 'gone',
 */
export const redirects: Readonly<Record<string, string>> = {}
