const files = import.meta.glob("../../../src/council/locales/en/report.ftl", {
  query: "?raw&part=report",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
