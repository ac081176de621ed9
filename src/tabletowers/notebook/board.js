// The board of `tabletowers.play` in a notebook: a drawing, and a button for each move.
function render({ model, el }) {
  el.classList.add("tabletowers-board");
  const draw = () => {
    const { drawing, moves, happened, problem, scores, winners } = model.get("shown");
    const picture = document.createElement("div");
    picture.innerHTML = drawing;
    const said = document.createElement("ul");
    said.setAttribute("aria-live", "polite");
    said.append(...(problem ? [problem] : happened).map((line) => made("li", line)));
    const buttons = document.createElement("div");
    buttons.className = "moves";
    for (const { move, means } of moves) {
      const button = made("button", means ? `${move} · ${means}` : move);
      button.dataset.move = move;
      button.onclick = () => {
        for (const other of buttons.children) other.disabled = true;
        model.send({ move });
      };
      buttons.append(button);
    }
    const standing = made("p", scores.map(([name, points]) => `${name}: ${points}`).join(" · "));
    el.replaceChildren(picture, said, buttons, standing, ...(winners.length ? [made("p", `★ ${winners.join(", ")}`)] : []));
  };
  model.on("change:shown", draw);
  draw();
  return () => model.off("change:shown", draw);
}
function made(kind, text) {
  const element = document.createElement(kind);
  element.textContent = text;
  return element;
}
export default { render };
