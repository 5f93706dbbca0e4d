"""The net in JAX, as `paddock.bots.net` has it in NumPy."""

from pathlib import Path
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
from jax import Array

from paddock.bots.net import SMALLEST, read_net

Params: TypeAlias = dict[str, Array]
SMALL_START = 0.01
"""The policy begins close to even: its weights are this much smaller."""


def new_params(key: Array, inputs: int, width: int, layers: int, slots: int) -> Params:
    """Weights to begin with: He's, and an even policy."""
    params: Params = {}
    size = inputs
    for number in range(layers):
        key, own = jax.random.split(key)
        scale = (2 / size) ** 0.5
        params[f"weights{number}"] = jax.random.normal(own, (size, width)) * scale
        params[f"biases{number}"] = jnp.zeros(width)
        params[f"gains{number}"] = jnp.ones(width)
        size = width
    params["policy"] = jax.random.normal(key, (size, slots)) * SMALL_START
    params["policy_biases"] = jnp.zeros(slots)
    params["value"], params["value_biases"] = jnp.zeros((size, 1)), jnp.zeros(1)
    return params


def forward(params: Params, inputs: Array, *, half: bool) -> tuple[Array, Array]:
    """[..., slot] logits and [...] values. `half`: the layers multiply in bfloat16."""
    kind = jnp.bfloat16 if half else jnp.float32
    now: Any = inputs.astype(kind)
    layers = sum(name.startswith("weights") for name in params)
    for number in range(layers):
        weights = params[f"weights{number}"].astype(kind)
        out = jnp.matmul(now, weights, preferred_element_type=jnp.float32)
        out = out + params[f"biases{number}"]
        mean = jnp.mean(out * out, -1, keepdims=True)
        out = out * jax.lax.rsqrt(mean + SMALLEST) * params[f"gains{number}"]
        out = jax.nn.relu(out).astype(kind)
        now = out if number == 0 else now + out
    last = now.astype(jnp.float32)
    logits = last @ params["policy"] + params["policy_biases"]
    values = last @ params["value"] + params["value_biases"]
    return logits, values[..., 0]


def params_of(file: str) -> Params:
    """The weights of a net in a file."""
    net = read_net(Path(file))
    params: Params = {}
    for number, layer in enumerate(net.layers):
        params[f"weights{number}"] = jnp.asarray(layer.weights)
        params[f"biases{number}"] = jnp.asarray(layer.biases)
        params[f"gains{number}"] = jnp.asarray(layer.gains)
    params["policy"], params["policy_biases"] = map(jnp.asarray, net.policy)
    params["value"], params["value_biases"] = map(jnp.asarray, net.value)
    return params


def copied(params: Params) -> Params:
    """Weights of their own: an update takes those that it is given."""
    copy: Params = jax.tree.map(jnp.copy, params)
    return copy


@jax.jit
def towards(mean: Params, params: Params, part: Array) -> Params:
    """A running mean of weights, moved by this part of the way."""
    moved: Params = jax.tree.map(lambda old, new: old + part * (new - old), mean, params)
    return moved
