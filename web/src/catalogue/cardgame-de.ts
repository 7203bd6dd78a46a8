const files = import.meta.glob("../../../src/council/locales/de/{cardgame,web}.ftl", {
  query: "?raw&part=cardgame",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
