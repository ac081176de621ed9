export default Object.values(
  import.meta.glob<string>(
    [
      '../../../src/tabletowers/text/it/*.ftl',
      '!../../../src/tabletowers/text/it/{learn,company,circles,drawn,previews,statistics}.ftl',
      '../../../src/tabletowers/games/*/text/it.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
