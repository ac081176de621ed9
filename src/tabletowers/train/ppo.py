"""Proximal policy optimisation (PPO): self-play, advantages, and updates of the net. `recipe` explains the choices.

The games are split in two halves that take turns: while the processors step one half, the GPU works on the other.
"""

from __future__ import annotations

import copy
import math
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from numpy.typing import NDArray

from tabletowers.contract import Game
from tabletowers.train.network import Net
from tabletowers.train.parallel_games import (
    OUTCOMES,
    SHOWN,
    ParallelGames,
    ThreadPool,
    Variant,
    variants,
    wanted_inputs,
)
from tabletowers.train.recipe import Recipe
from tabletowers.train.self_play import CALLER, GREEDY

#: The most random moves with which a game starts, so that the games are at different stages.
_SCATTERED = 100
_TORCH_KINDS = {
    np.int32: torch.int32,
    np.int16: torch.int16,
    np.uint8: torch.uint8,
    np.int8: torch.int8,
    np.float32: torch.float32,
}


@dataclass
class Progress:
    """The progress of a training run. It is stored with the weights, so that the run can be resumed."""

    minutes: float = 0.0
    decisions: int = 0
    games: int = 0
    lessons: int = 0
    seed: int = 1
    history: list[dict[str, Any]] = field(default_factory=list)


class Trainer:
    """Trains one net by self-play."""

    def __init__(self, game: Game, recipe: Recipe, seed: int = 1, threads: int | None = None) -> None:
        self.game, self.recipe = game, recipe
        self.progress = Progress(seed=seed)
        self.gpu = torch.cuda.is_available()
        self.device = torch.device("cuda" if self.gpu else "cpu")
        self.kind = torch.bfloat16 if self.gpu else torch.float32
        self.seats = wanted_inputs(game).seats
        self.margin = wanted_inputs(game).margin
        self.crew = ThreadPool(threads)
        # The threads that step games need the interpreter only for microseconds at a time; let them have it quickly.
        sys.setswitchinterval(1e-4)
        torch.manual_seed(seed)
        if self.gpu:
            torch.backends.cuda.matmul.allow_tf32 = True
        self.net = Net(wanted_inputs(game), recipe).to(self.device)
        self.average = copy.deepcopy(self.net).requires_grad_(False)
        self.before = copy.deepcopy(self.average)
        self.parameters = list(self.net.parameters())
        fast = {"fused": True, "capturable": True} if self.gpu else {}
        self.rate = torch.tensor(recipe.rate, device=self.device)
        rate: Any = self.rate if self.gpu else recipe.rate
        self.optimiser = torch.optim.Adam(self.parameters, lr=rate, eps=1e-5, **fast)
        self.entropy = torch.tensor(recipe.entropy, device=self.device)

    # Checkpoints

    def state(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the data needed to resume, in two parts.

        The first contains the weights and the progress, and the second the averaged weights and the optimiser's state.
        Of that state, only the second moments are stored, because the first moments recover within ten steps. The
        second moments and the averaged weights are stored in half precision, which is enough because the exported net
        has 8 bits.
        """
        sizes = []
        for parameter in self.parameters:
            slot = self.optimiser.state.get(parameter)
            kept = {}
            if slot:
                kept = {"step": float(slot["step"]), "sizes": slot["exp_avg_sq"].detach().to(torch.bfloat16).cpu()}
            sizes.append(kept)
        about = {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "recipe": asdict(self.recipe),
            "progress": asdict(self.progress),
        }
        average = {name: value.half() for name, value in _weights(self.average).items()}
        return {"weights": _weights(self.net), **about}, {"average": average, "sizes": sizes}

    def go_on_from(self, weights: dict[str, Any], rest: dict[str, Any]) -> None:
        """Resume a run from the data that `state` returned.

        Raises ValueError if it is for another game or other rules.
        """
        if (weights["game"], weights["rules"]) != (self.game.name, self.game.rules_version):
            raise ValueError(
                f"these weights are for {weights['game']}, version {weights['rules']} of its rules; "
                f"expected: {self.game.name}, version {self.game.rules_version}"
            )
        self.net.load_state_dict(weights["weights"])
        self.average.load_state_dict(rest["average"])
        self.before.load_state_dict(rest["average"])
        self.progress = Progress(**weights["progress"])
        for parameter, slot in zip(self.parameters, rest["sizes"], strict=True):
            if slot:
                self.optimiser.state[parameter] = {
                    "step": torch.tensor(slot["step"], device=self.device if self.gpu else "cpu"),
                    "exp_avg": torch.zeros_like(parameter),
                    "exp_avg_sq": slot["sizes"].float().to(self.device),
                }

    # The training loop

    def run(
        self, minutes: float, total: float, say: Callable[[str], None], keep: Callable[[], None], lessons: int = 0
    ) -> None:
        """Train for `minutes` minutes of a run of `total` minutes, or for `lessons` updates if that is shorter.

        Reports and saves regularly. The schedules (learning rate, entropy bonus, margin) depend on `total`. `say` is
        called with each line of the log, and `keep` to save the progress.
        """
        started, before = time.monotonic(), self.progress.minutes
        recipe = self.recipe
        rng = np.random.default_rng(self.progress.seed + 1000 * self.progress.lessons)
        play = SelfPlay(self, rng)
        school = Updater(self, play)
        say(
            f"{self.game.name}: {sum(p.numel() for p in self.parameters)} weights, {play.rows} games, "
            f"{self.crew.threads} threads, {torch.cuda.get_device_name() if self.gpu else 'no GPU'}, "
            f"ready after {time.monotonic() - started:.0f} s"
        )
        reported, spent_playing, spent_learning, count = time.monotonic(), 0.0, 0.0, 0
        while True:
            now = time.monotonic()
            self.progress.minutes = before + (now - started) / 60
            if self.progress.minutes - before >= minutes or (lessons and count >= lessons):
                break
            share = min(1.0, self.progress.minutes / total)
            self.entropy.fill_(recipe.entropy * (recipe.entropy_end / recipe.entropy) ** share)
            rate = recipe.rate_end + (recipe.rate - recipe.rate_end) * 0.5 * (1 + math.cos(math.pi * share))
            rate *= min(1.0, (self.progress.lessons + 1) / recipe.warm_up)
            margin = recipe.margin + (recipe.margin_end - recipe.margin) * share
            play.go_on()
            explained = play.judge(margin, self.margin)
            self._finish()
            middle = time.monotonic()
            stats = school.teach(rate)
            self._finish()
            end = time.monotonic()
            spent_playing += middle - now
            spent_learning += end - middle
            count += 1
            ended = int(play.store["dones"][: recipe.horizon].sum())
            self.progress.lessons += 1
            self.progress.decisions += play.rows * recipe.horizon
            self.progress.games += ended
            if count <= 3 or count % 20 == 0:
                say(
                    f"{self.progress.minutes:.2f} min, lesson {self.progress.lessons}, "
                    f"{self.progress.decisions / 1e6:.1f}M decisions, "
                    f"{count * play.rows * recipe.horizon / (end - started) / 1e6:.3f}M/s "
                    f"(playing {spent_playing / count:.2f} s, learning {spent_learning / count:.2f} s), "
                    f"{play.rows * recipe.horizon / max(ended, 1):.0f} a game; policy {stats[0]:+.4f}, "
                    f"value {stats[1]:.4f}, explained {float(explained):.3f}, entropy {stats[2]:.3f}, "
                    f"change {stats[3]:.4f}, gradient {stats[4]:.2f}, rate {rate:.1e}"
                )
                if not math.isfinite(stats[0]):
                    raise ValueError("the net's weights are no longer finite; this update was not stored")
            if end - reported > recipe.report_every:
                self._report(play, say)
                keep()
                reported = time.monotonic()
        self._report(play, say)
        keep()

    def _report(self, play: SelfPlay, say: Callable[[str], None]) -> None:
        play.pause()
        entry: dict[str, Any] = {
            "minutes": self.progress.minutes,
            "decisions": self.progress.decisions,
            "games": self.progress.games,
        }
        entry["greedy"] = self.against_greedy()
        entry["itself"] = self.against_itself()
        self.progress.history.append(entry)
        summary = "; ".join(f"{name} {100 * share:.1f}%" for name, share in entry["greedy"].items())
        summary += f" | against itself at the last report {100 * entry['itself']:.1f}%"
        say(f"  report after {self.progress.minutes:.1f} min: against greedy {summary}")
        self.before.load_state_dict(self.average.state_dict())

    def against_greedy(self) -> dict[str, float]:
        """Return the averaged net's win rate in the most common variants, with `greedy` in all other seats."""
        shares = {}
        practice = variants(self.game)
        # Less common variants differ little in play, so measure only the commonest.
        common = sorted({variant.share for variant in practice})[-1]
        for variant in practice:
            if variant.share == common:
                shares[str(variant)] = self._match(variant, None)
        return shares

    def against_itself(self) -> float:
        """Return the averaged net's win rate against its own version from the last report.

        The games have the fewest players possible.
        """
        return self._match(variants(self.game)[0], self.before)

    def _match(self, variant: Variant, other: Net | None) -> float:
        """Return the averaged net's win rate in one seat per game, with `other` in all other seats.

        If `other` is None, the bot `greedy` plays in those seats.
        """
        n = self.recipe.report_games
        tables = ParallelGames(self.game, n, int(time.monotonic() * 1000) % (1 << 30), self.crew, of=[variant])
        rows = np.arange(n)
        own = rows % variant.players
        if other is None:
            tables.roles[:] = GREEDY
            tables.roles[rows, own] = CALLER
            tables.chosen[:] = -1
            tables.step()
        result = np.full(n, np.nan)
        mine = torch.from_numpy(own).to(self.device)
        for _ in range(4000):
            arrays = [torch.from_numpy(getattr(tables, name)).to(self.device) for name in SHOWN]
            with torch.no_grad():
                choice = _lots(self.average(*arrays, self.kind)[0])
                if other is not None:
                    seats = torch.from_numpy(tables.seats).to(self.device).long()
                    choice = torch.where(seats == mine, choice, _lots(other(*arrays, self.kind)[0]))
            tables.chosen[:] = choice.to(torch.int32).cpu().numpy()
            tables.step()
            over = (tables.dones > 0) & np.isnan(result)
            result[over] = tables.rewards[rows, own][over]
            if not np.isnan(result).any():
                break
        finished = result[~np.isnan(result)]
        return float(((finished * (variant.players - 1) + 1) / variant.players).mean())

    def _finish(self) -> None:
        if self.gpu:
            torch.cuda.synchronize()


def _lots(scores: torch.Tensor) -> torch.Tensor:
    """Return a sampled move for every row, drawn from the softmax of the net's scores with the Gumbel-max trick."""
    noise = -torch.log(-torch.log(torch.rand_like(scores).clamp(1e-9, 1 - 1e-7)))
    return (scores + noise).argmax(1)


def _weights(net: Net) -> dict[str, torch.Tensor]:
    return {name: value.detach().float().cpu() for name, value in net.state_dict().items()}


class Half:
    """One half of the games, with its inputs on the GPU and the net's choices."""

    def __init__(self, learner: Trainer, tables: ParallelGames) -> None:
        self.tables, self._net, self._kind = tables, learner.net, learner.kind
        self._host = {name: torch.from_numpy(getattr(tables, name)) for name in (*SHOWN, *OUTCOMES)}
        self.shown = {name: array.to(learner.device).clone() for name, array in self._host.items()}
        self._chosen = torch.from_numpy(tables.chosen)
        n, device = tables.n, learner.device
        self.choice = torch.zeros(n, dtype=torch.int64, device=device)
        self._choice32 = torch.zeros(n, dtype=torch.int32, device=device)
        self.likelihood = torch.zeros(n, device=device)
        self.value = torch.zeros(n, learner.seats, device=device)
        self._event = torch.cuda.Event() if learner.gpu else None
        self._graph = captured(self._think) if learner.gpu else None

    def _think(self) -> None:
        with torch.no_grad():
            scores, value = self._net(*(self.shown[name] for name in SHOWN), self._kind)
            choice = _lots(scores)
            self.choice.copy_(choice)
            self._choice32.copy_(choice)
            self.likelihood.copy_(F.log_softmax(scores, 1).gather(1, choice[:, None]).squeeze(1))
            self.value.copy_(value)

    def ask(self) -> None:
        """Copy the positions to the GPU, run the net, and copy its choices back, in the background."""
        for name, array in self._host.items():
            self.shown[name].copy_(array, non_blocking=True)
        if self._graph is None:
            self._think()
        else:
            self._graph.replay()
        self._chosen.copy_(self._choice32, non_blocking=True)
        if self._event is not None:
            self._event.record()

    def answered(self) -> None:
        """Wait until the net's choices have arrived."""
        if self._event is not None:
            self._event.synchronize()


class SelfPlay:
    """All games, and the experience since the last update: an array for each quantity, with a row for each step."""

    def __init__(self, learner: Trainer, rng: np.random.Generator) -> None:
        recipe, device = learner.recipe, learner.device
        self.learner, self.rows, self.steps = learner, recipe.games, recipe.horizon
        self._waiting = False
        self._running: Half | None = None

        def allocate(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
            if not learner.gpu:
                return np.zeros(shape, kind)
            pinned: NDArray[Any] = torch.zeros(shape, dtype=_TORCH_KINDS[kind], pin_memory=True).numpy()
            return pinned

        self._halves = []
        for _ in range(2):
            seed = int(rng.integers(1 << 40))
            tables = ParallelGames(learner.game, recipe.games // 2, seed, learner.crew, allocate=allocate)
            simple = np.flatnonzero(rng.random(tables.n) < recipe.greedy_share)
            tables.roles[simple] = GREEDY
            tables.roles[simple, rng.integers(0, tables.players[simple])] = CALLER
            tables.scatter(_SCATTERED, rng)
            self._halves.append(Half(learner, tables))
        self.players = torch.from_numpy(np.concatenate([half.tables.players for half in self._halves])).to(device)
        shapes = {name: (array.dtype, array.shape[1:]) for name, array in self._halves[0].shown.items()}
        shapes["seats"] = (torch.int64, torch.Size([]))
        shapes["dones"] = (torch.bool, torch.Size([]))
        shapes |= {"choice": (torch.int64, torch.Size([])), "likelihood": (torch.float32, torch.Size([]))}
        shapes["value"] = (torch.float32, torch.Size([learner.seats]))
        self.store = {
            name: torch.zeros((self.steps + 1, self.rows, *shape), dtype=kind, device=device)
            for name, (kind, shape) in shapes.items()
        }
        self.advantage = torch.zeros(self.steps, self.rows, device=device)
        self.target = torch.zeros(self.steps, self.rows, learner.seats, device=device)
        self.known = torch.zeros(self.steps, self.rows, learner.seats, device=device)
        self._first = True

    def _note(self, step: int, place: int) -> None:
        half, n = self._halves[place], self.rows // 2
        mine = slice(place * n, (place + 1) * n)
        for name in (*SHOWN, "seats"):
            self.store[name][step, mine].copy_(half.shown[name])
        for name in ("choice", "likelihood", "value"):
            self.store[name][step, mine].copy_(getattr(half, name))
        if step:
            # These are the results of the previous choice.
            for name in ("rewards", "points", "dones"):
                self.store[name][step - 1, mine].copy_(half.shown[name])

    def go_on(self) -> None:
        """Play as many steps as one update needs (`Recipe.horizon`)."""
        one, _other = self._halves
        if self._first:
            self._first = False
            for place, half in enumerate(self._halves):
                half.ask()
                self._note(0, place)
                half.answered()
            one.tables.begin()
            self._running = one
        else:
            for name in (*SHOWN, "seats", "choice", "likelihood", "value"):
                self.store[name][0].copy_(self.store[name][self.steps])
        for step in range(1, self.steps + 1):
            for place, half in enumerate(self._halves):
                if self._waiting and half is one and step == 1:
                    self._waiting = False
                else:
                    half.tables.wait()
                waiting = self._halves[1 - place]
                waiting.answered()
                waiting.tables.begin()
                self._running = waiting
                half.ask()
                self._note(step, place)

    def pause(self) -> None:
        """Wait until no game is being stepped, so that the threads are free."""
        if self._running is not None and not self._waiting:
            self._running.tables.wait()
            self._waiting = True

    def judge(self, margin: float, scale: float) -> torch.Tensor:
        """Compute advantages by generalised advantage estimation. Returns the explained variance of the results.

        The one-step advantage of a decision is the seat's value at its next decision, or its final result, minus its
        value now. The advantages of the seat's later decisions are added with the discount `Recipe.trace`. `margin` is
        the weight of the lead in points (divided by `scale`) in a result.
        """
        store, steps, device = self.store, self.steps, self.learner.device
        points = store["points"][:steps].float()
        seats = torch.arange(self.learner.seats, device=device)
        present = seats[None] < self.players[:, None]
        points = torch.where(present[None], points, -1e6)
        best = torch.stack(
            [torch.cat((points[..., :seat], points[..., seat + 1 :]), -1).amax(-1) for seat in seats.tolist()], -1
        )
        lead = ((points - best) / scale).clamp(-1, 1)
        final = (1 - margin) * store["rewards"][:steps] + margin * lead
        rows = torch.arange(self.rows, device=device)
        after = torch.zeros(self.rows, len(seats), device=device)
        better = torch.zeros_like(after)
        known = torch.zeros_like(after, dtype=torch.bool)
        mover = store["seats"][steps]
        after[rows, mover] = store["value"][steps][:, 0]
        known[rows, mover] = True
        for step in range(steps - 1, -1, -1):
            done = store["dones"][step][:, None]
            after = torch.where(done, final[step], after)
            better = torch.where(done, 0.0, better)
            known = known | done
            mover = store["seats"][step][:, None]
            expected = store["value"][step][:, :1]
            sure = known.gather(1, mover)
            gain = after.gather(1, mover) - expected + self.learner.recipe.trace * better.gather(1, mover)
            gain = torch.where(sure, gain, 0.0)
            outcome = (after + better).scatter(1, mover, gain + expected)
            # Order the seats from the mover's view: itself first, then clockwise.
            order = (mover + seats[None]) % self.players[:, None]
            self.target[step] = outcome.gather(1, order)
            self.known[step] = (known.gather(1, order) & present).float()
            self.advantage[step] = gain.squeeze(1)
            after = after.scatter(1, mover, expected)
            better = better.scatter(1, mover, gain)
            known = known.scatter(1, mover, True)
        sure = self.known[..., 0]
        weight = sure.sum()
        mean = (self.advantage * sure).sum() / weight
        deviation = (((self.advantage - mean) ** 2 * sure).sum() / weight).sqrt()
        self.advantage.sub_(mean).div_(deviation + 1e-6)
        own = self.target[..., 0]
        variance = ((own - (own * sure).sum() / weight) ** 2 * sure).sum() / weight
        error = ((own - store["value"][:steps, :, 0]) ** 2 * sure).sum() / weight
        return 1 - error / variance.clamp(min=1e-8)


class Updater:
    """Updates the net with minibatches drawn from the experience."""

    def __init__(self, learner: Trainer, play: SelfPlay) -> None:
        self.learner, self.play = learner, play
        total = play.steps * play.rows
        self._total, self._batch = total, min(learner.recipe.minibatch, total)
        self._picked = torch.zeros(self._batch, dtype=torch.int64, device=learner.device)
        names = (*SHOWN, "choice", "likelihood")
        self._flat = {name: play.store[name][: play.steps].flatten(0, 1) for name in names}
        self._flat |= {"advantage": play.advantage.flatten(), "target": play.target.flatten(0, 1)}
        self._flat["known"] = play.known.flatten(0, 1)
        self._stats = torch.zeros(5, device=learner.device)
        self._graph: Any = None
        self._ready = False

    def _learn(self) -> None:
        learner, recipe = self.learner, self.learner.recipe
        for parameter in learner.parameters:
            parameter.grad = None
        x = {name: array.index_select(0, self._picked) for name, array in self._flat.items()}
        scores, value = learner.net(*(x[name] for name in SHOWN), learner.kind)
        likely = F.log_softmax(scores, 1)
        chosen = likely.gather(1, x["choice"][:, None]).squeeze(1)
        ratio = torch.exp((chosen - x["likelihood"]).clamp(-10, 10))
        sure = x["known"][:, 0]
        weight = sure.sum().clamp(min=1)
        cut = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        policy = -(torch.min(ratio * x["advantage"], cut * x["advantage"]) * sure).sum() / weight
        undecided = (-(likely.exp() * likely.clamp(min=-40)).sum(1) * sure).sum() / weight
        wrong = (value - x["target"]) ** 2 * x["known"]
        own, others = wrong[:, 0].sum() / weight, wrong[:, 1:].sum() / x["known"][:, 1:].sum().clamp(min=1)
        loss = policy + recipe.value * own + recipe.others * others - learner.entropy * undecided
        loss.backward()
        length = torch.nn.utils.clip_grad_norm_(learner.parameters, recipe.longest, foreach=True)
        learner.optimiser.step()
        with torch.no_grad():
            change = ((ratio - 1 - (chosen - x["likelihood"])) * sure).sum() / weight
            self._stats.copy_(torch.stack((policy.detach(), own.detach(), undecided.detach(), change, length)))

    def _prepare(self) -> None:
        """Record one optimiser step as a CUDA graph, which the GPU replays without further calls."""
        self._ready = True
        if not self.learner.gpu:
            return
        learner = self.learner
        saved = [parameter.detach().clone() for parameter in learner.parameters]
        learner.rate.fill_(0.0)
        self._picked.copy_(torch.randperm(self._total, device=learner.device)[: self._batch])
        self._graph = captured(self._learn, 3)
        with torch.no_grad():
            for parameter, value in zip(learner.parameters, saved, strict=True):
                parameter.copy_(value)

    def teach(self, rate: float) -> list[float]:
        """Update the net with several epochs over the experience, and return statistics of the last minibatch.

        `rate` is the learning rate. Also updates the moving average of the weights.
        """
        learner, recipe = self.learner, self.learner.recipe
        if not self._ready:
            self._prepare()
        if learner.gpu:
            learner.rate.fill_(rate)
        else:
            for group in learner.optimiser.param_groups:
                group["lr"] = rate
        for batch in self._batches(recipe.epochs):
            self._picked.copy_(batch)
            if self._graph is None:
                self._learn()
            else:
                self._graph.replay()
        lessons = learner.progress.lessons
        keep = min(recipe.average, (lessons + 1) / (lessons + 10))
        with torch.no_grad():
            averages = list(learner.average.parameters())
            torch._foreach_lerp_(averages, [parameter.detach() for parameter in learner.parameters], 1 - keep)
        stats: list[float] = self._stats.tolist()
        return stats

    def _batches(self, epochs: int) -> Iterator[torch.Tensor]:
        for _ in range(epochs):
            order = torch.randperm(self._total, device=self.learner.device)
            for start in range(0, self._total - self._batch + 1, self._batch):
                yield order[start : start + self._batch]


def captured(work: Callable[[], None], warm_up: int = 2) -> Any:
    """Return a CUDA graph of some GPU work, or None if it can't be recorded.

    The work is first run `warm_up` times.
    """
    try:
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(warm_up):
                work()
        torch.cuda.current_stream().wait_stream(stream)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            work()
    except RuntimeError as error:
        print(f"without a graph: {error}", file=sys.stderr)
        torch.cuda.synchronize()
        return None
    return graph
