export default Object.values(
  import.meta.glob<string>(
    [
      '../../../src/tabletowers/text/fr/*.ftl',
      '!../../../src/tabletowers/text/fr/{learn,company,circles,drawn,previews,statistics}.ftl',
      '../../../src/tabletowers/games/*/text/fr.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
