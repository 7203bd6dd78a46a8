const files = import.meta.glob("../../../src/council/locales/en/{cardgame,web}.ftl", {
  query: "?raw&part=cardgame",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
