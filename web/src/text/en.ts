export default Object.values(import.meta.glob<string>('../../../src/tabletowers/text/en/{common,web,clocktowers,oldtown,babel}.ftl', { query: '?raw', import: 'default', eager: true }));
