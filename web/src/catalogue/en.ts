const files = import.meta.glob("../../../src/council/locales/en/{core,hint,moments,server,web}.ftl", {
  query: "?raw&part=base",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
