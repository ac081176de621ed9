export default Object.values(
  import.meta.glob<string>(
    [
      '../../../src/tabletowers/text/de/*.ftl',
      '!../../../src/tabletowers/text/de/{learn,company,circles,drawn,previews,statistics}.ftl',
      '../../../src/tabletowers/games/*/text/de.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
