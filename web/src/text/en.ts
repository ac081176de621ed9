export default Object.values(
  import.meta.glob<string>(
    [
      '../../../src/tabletowers/text/en/*.ftl',
      '!../../../src/tabletowers/text/en/{learn,company,circles,drawn,previews,statistics}.ftl',
      '../../../src/tabletowers/games/*/text/en.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
