export default Object.values(
  import.meta.glob<string>(
    [
      '../../../src/tabletowers/text/nl/*.ftl',
      '!../../../src/tabletowers/text/nl/{learn,company,circles,drawn,previews,statistics}.ftl',
      '../../../src/tabletowers/games/*/text/nl.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
